import { PAGE } from '~/words/en/library'
import { useEntries } from '~/store/entries/cards'
import { Button } from '../../parts/controls/Button'
import { SelectField } from '../../parts/menus/SelectBox'
import { formText } from '../../parts/controls/forms'

interface WithPartyProps {
  /** Only parties of this system can come along. */
  system: string | undefined
  words: string
  onBegin(party: { id: string; as: 'stands' | 'rested' } | undefined): Promise<void>
}

/** Begins a fight, with a party that comes along: the one that was changed last, unless another is chosen. */
export function WithParty({ system, words, onBegin }: WithPartyProps) {
  const cards = useEntries(s => s.cards)
  const parties = (cards ?? []).filter(
    card => card.kind === 'party' && card.trashed === undefined && card.facts.length > 0 && card.system === system,
  )
  return (
    <form
      key={system}
      className="flex flex-col gap-1.5"
      onSubmit={event => {
        event.preventDefault()
        const form = new FormData(event.currentTarget)
        const id = formText(form, 'party')
        void onBegin(id === '' ? undefined : { id, as: formText(form, 'as') === 'rested' ? 'rested' : 'stands' })
      }}
    >
      {parties.length > 0 && (
        <div className="flex gap-1.5">
          <SelectField
            name="party"
            label={PAGE.kind.party}
            className="min-w-0 flex-1"
            options={[
              ...parties.map(({ id, name }) => ({ value: id, words: PAGE.withParty.with(name) })),
              { value: '', words: PAGE.withParty.without },
            ]}
          />
          <SelectField
            name="as"
            label={PAGE.withParty.how}
            className="w-32"
            options={[
              { value: 'stands', words: PAGE.withParty.stands },
              { value: 'rested', words: PAGE.withParty.rested },
            ]}
          />
        </div>
      )}
      <Button type="submit" look="primary">
        {words}
      </Button>
    </form>
  )
}
