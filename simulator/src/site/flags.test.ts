import { describe, expect, it } from 'vitest'
import { readFlags } from './flags.ts'

describe('the flags of the simulator', () => {
  it('play a corpus to its end', () => {
    expect(readFlags(['--corpus', 'c.jsonl', '--conversations', '20', '--ledger', 'l.json'])).toMatchObject({
      corpus: 'c.jsonl',
      conversations: 20,
      pace: 2,
      ledger: 'l.json',
      url: 'http://127.0.0.1:3000',
      key: 'demo-site-key-1',
      webhook: { port: 4010, secret: expect.stringMatching(/^whsec_/) },
    })
  })

  it('play the demo without end, unless a number limits it', () => {
    expect(readFlags(['--demo'])).toMatchObject({ corpus: null, conversations: null, pace: 4 })
    expect(readFlags(['--demo', '--conversations', '5', '--pace', '0'])).toMatchObject({
      conversations: 5,
      pace: 0,
    })
  })

  it('poll if a site has no webhook', () => {
    expect(readFlags(['--demo', '--poll', '--key', 'demo-site-key-2'])).toMatchObject({
      webhook: null,
      key: 'demo-site-key-2',
    })
  })

  it('give each run another name', () => {
    expect(readFlags(['--demo', '--run', 'mine']).run).toBe('mine')
    expect(readFlags(['--demo']).run).toMatch(/^r[0-9a-z]+$/)
  })

  it('mix, with a maximum wait of customers and a seed', () => {
    expect(readFlags(['--demo', '--conversations', '5', '--mix', '--seed', '7']).mix).toEqual({
      maxWait: 5,
      seed: 7,
    })
    expect(readFlags(['--demo', '--conversations', '5']).mix).toBeNull()
  })

  it('stay when the conversations have ended', () => {
    expect(readFlags(['--demo', '--conversations', '5', '--stay']).stay).toBe(true)
    expect(readFlags(['--demo', '--conversations', '5']).stay).toBe(false)
  })

  it.each([
    [[]],
    [['--demo', '--corpus', 'c.jsonl']],
    [['--corpus', 'c.jsonl']],
    [['--demo', '--conversations', 'all']],
    [['--demo', '--pace', '-1']],
    [['--demo', '--url', 'here']],
    [['--demo', '--faster']],
    [['--demo', '--mix']],
    [['--demo', '--stay']],
  ])('%j are refused with the usage', (args) => {
    expect(() => readFlags(args)).toThrow('npm run simulate')
  })
})
