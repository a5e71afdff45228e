import { describe, expect, it } from 'vitest'
import { brokerBeside, isBroker, readRoomLink, writeRoomLink, type RoomLink } from './roomLink'

const room = '0123456789abcdef'.repeat(2)
const key = '0a'.repeat(16)
const bare: RoomLink = { room, broker: null, user: null, password: null, key: null }

describe('a link into a room', () => {
  it.each<[string, RoomLink]>([
    ['beside the page', bare],
    ['at a broker of one’s own', { ...bare, broker: 'wss://mq.example.org:8084/mqtt?x=1&y=2#z' }],
    ['with what it takes to come in', { ...bare, broker: 'ws://10.0.0.2', user: 'screen', password: 'a&b=c ä#' }],
    ['encrypted', { ...bare, key }],
  ])('%s is read as it was written', (_, link) => {
    expect(readRoomLink(writeRoomLink(link))).toEqual(link)
  })

  it('that is none, or was cut short, is none', () => {
    const whole = writeRoomLink({ ...bare, broker: 'wss://mq.example.org', key })
    expect(readRoomLink(whole)).not.toBeNull()
    for (const wrong of [
      '',
      room.slice(1),
      `${room}0`,
      room.toUpperCase(),
      `${room}&broker=https://x.org`,
      `${room}&broker=`,
    ])
      expect(readRoomLink(wrong), wrong).toBeNull()
    expect(readRoomLink(whole.slice(0, -1)), 'a key that lacks its end').toBeNull()
    expect(readRoomLink(`${room}&user=${'u'.repeat(300)}`)?.user).toHaveLength(200)
  })

  it('names nothing that is not there', () => {
    expect(writeRoomLink(bare)).toBe(room)
    expect(writeRoomLink({ ...bare, user: 'screen' })).toBe(`${room}&user=screen`)
  })
})

it('a broker is spoken to over WebSocket, beside the page or elsewhere', () => {
  expect(['ws://a', 'wss://a.org/mqtt', 'http://a', 'mqtt://a', 'a', ''].map(isBroker)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ])
  expect(brokerBeside('http://host:8080/fray/players.html?x#room')).toBe('ws://host:8080/fray/mqtt')
  expect(brokerBeside('https://host/')).toBe('wss://host/mqtt')
})
