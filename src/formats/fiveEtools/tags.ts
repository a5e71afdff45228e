/** What a tag says aloud: what stands before its text, and behind it. */
const SAID: Readonly<Record<string, (text: string) => string>> = {
  hit: text => (/^[+-]/.test(text) ? text : `+${text}`),
  dc: text => `DC ${text}`,
  h: () => 'Hit: ',
  m: () => 'Miss: ',
  hom: () => 'Hit or Miss: ',
  recharge: text => `(Recharge ${text === '' || text === '6' ? '6' : `${text}–6`})`,
  chance: text => `${text} percent`,
  atk: text => `${attackOf(text)}:`,
  atkr: text => `${attackOf(text).replace('Attack', 'Attack Roll')}:`,
  actSave: text => `${ABILITIES[text] ?? text} Saving Throw:`,
  actSaveFail: () => 'Failure:',
  actSaveSuccess: () => 'Success:',
  actSaveSuccessOrFail: () => 'Failure or Success:',
  actTrigger: () => 'Trigger:',
  actResponse: () => 'Response:',
}

const ABILITIES: Readonly<Record<string, string>> = {
  str: 'Strength',
  dex: 'Dexterity',
  con: 'Constitution',
  int: 'Intelligence',
  wis: 'Wisdom',
  cha: 'Charisma',
}

/** "mw,rw" as "Melee or Ranged Weapon Attack". */
function attackOf(codes: string): string {
  const letters = codes.split(',').map(code => code.trim())
  const ways = [
    ...(letters.some(code => code.startsWith('m')) ? ['Melee'] : []),
    ...(letters.some(code => code.startsWith('r')) ? ['Ranged'] : []),
  ].join(' or ')
  const kinds = [
    ...(letters.some(code => code.endsWith('w')) ? ['Weapon'] : []),
    ...(letters.some(code => code.endsWith('s')) ? ['Spell'] : []),
  ].join(' or ')
  return [ways, kinds, 'Attack'].filter(word => word !== '').join(' ')
}

/** Tags stand in tags at most so deep. */
const MOST_NESTED = 8

/**
 * A text of 5etools with its tags turned into words: `{@hit 4}` is +4, `{@damage 1d6 + 2}` the dice, `{@condition prone|phb}`
 * prone, `{@spell fireball|phb|a ball of fire}` what it says to show. Whatever the tag, its text stays.
 */
export function withoutTags(text: string): string {
  let words = text
  for (let depth = 0; depth < MOST_NESTED && words.includes('{@'); depth++)
    words = words.replace(/\{@(\w{1,30})(?:\s([^{}]*))?\}/g, (_, name: string, inside: string | undefined) => {
      const parts = (inside ?? '').split('|').map(part => part.trim())
      if (Object.hasOwn(SAID, name)) return SAID[name]!(parts[0] ?? '')
      return parts[2] || parts[0] || ''
    })
  return words.replace(/\s+([.,;:])/g, '$1')
}
