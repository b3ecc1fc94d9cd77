import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { describe, expect, it, onTestFinished } from 'vitest'
import { type MarkedText, readMarkedText, reviewText } from './review-marked.ts'

const marked = (own: Partial<MarkedText> = {}): MarkedText => ({
  language: 'en',
  from: 'customer',
  marked: 'not_asked',
  kinds: ['real'],
  text: 'Are you real, [name]?',
  ...own,
})

describe('a text that was marked wrong', () => {
  it('is in a group with what is found in it today', () => {
    expect(reviewText(marked())).toEqual({
      group: 'not_asked, still real',
      shown: expect.stringMatching(/^en real -> real \[.*\]: Are you real, \[name\]\?$/),
    })
    expect(reviewText(marked({ text: 'Good night, [name]!' }))).toEqual({
      group: 'not_asked, nothing found',
      shown: 'en real: Good night, [name]!',
    })
  })

  it('of an operator is read for what is checked in drafts', () => {
    const text = 'Of course I am real, who else?'
    const lie = marked({ from: 'operator', marked: 'false_alarm', kinds: ['denial'], text })
    expect(reviewText(lie).group).toBe('false_alarm, still denial')
    expect(reviewText({ ...lie, text: 'Call me on [number], or [contact]' }).group).toBe(
      'false_alarm, nothing found',
    )
  })

  it('is refused without one of its fields', () => {
    expect(readMarkedText(JSON.stringify(marked()))).toEqual(marked())
    for (const line of ['{}', 'null', '1', JSON.stringify({ ...marked(), from: 'nobody' })])
      expect(() => readMarkedText(line), line).toThrow('expected language')
  })
})

describe('npm run recognition -- review', () => {
  const run = (...flags: string[]) =>
    promisify(execFile)(process.execPath, [
      fileURLToPath(new URL('../main.ts', import.meta.url)),
      'review',
      ...flags,
    ])

  async function fileWith(lines: string[]) {
    const folder = await mkdtemp(join(tmpdir(), 'marked-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const file = join(folder, 'marked.jsonl')
    await writeFile(file, `${lines.join('\n')}\n`)
    return file
  }

  it('prints the groups, the largest first', async () => {
    const texts = [marked({ text: 'Good night!' }), marked(), marked({ text: 'Are you real?' })]
    const { stdout } = await run(await fileWith(texts.map((text) => JSON.stringify(text))))
    const heads = stdout.split('\n').filter((line) => /^\w/.test(line))
    expect(heads).toEqual(['not_asked, still real: 2', 'not_asked, nothing found: 1'])
    expect(stdout).toContain('  en real: Good night!\n')
  })

  it('says that nothing was marked, and which line is wrong', async () => {
    expect((await run(await fileWith([]))).stdout).toBe('No text was marked.\n')
    const file = await fileWith([JSON.stringify(marked()), 'no JSON'])
    await expect(run(file)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('marked.jsonl:2: '),
    })
    await expect(run()).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('FILE') })
  })
})
