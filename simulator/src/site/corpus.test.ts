import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readCorpus } from './corpus.ts'

const folder = mkdtempSync(join(tmpdir(), 'panel-corpus-'))
afterAll(() => rmSync(folder, { recursive: true }))

function write(...lines: unknown[]) {
  const file = join(folder, 'corpus.jsonl')
  writeFileSync(file, lines.map((line) => JSON.stringify(line)).join('\n'))
  return file
}

const conversation = (...turns: [string, string][]) => ({
  id: 'x',
  language: 'en',
  persona: ['I am a nurse.'],
  turns: turns.map(([from, text]) => ({ from, text })),
  source: 'y',
})

describe('a corpus', () => {
  it('has the lines of customers', async () => {
    const file = write(
      conversation(['profile', 'Hello'], ['customer', 'Hi'], ['profile', 'And?'], ['customer', 'Fine']),
    )
    expect(await readCorpus(file, 10)).toEqual([
      { language: 'en', persona: ['I am a nurse.'], lines: ['Hi', 'Fine'] },
    ])
  })

  it('is read as far as needed, without conversations in which no customer writes', async () => {
    const file = write(
      conversation(['profile', 'Hello']),
      conversation(['customer', 'One']),
      conversation(['customer', 'Two']),
      conversation(['customer', 'Three']),
    )
    expect((await readCorpus(file, 2)).map((script) => script.lines)).toEqual([['One'], ['Two']])
  })

  it('in another format is refused', async () => {
    await expect(readCorpus(write({ hello: 1 }), 2)).rejects.toThrow('no conversation')
    await expect(readCorpus(write(conversation(['profile', 'Hello'])), 2)).rejects.toThrow('no conversation')
    await expect(readCorpus(join(folder, 'none.jsonl'), 2)).rejects.toThrow('ENOENT')
  })
})
