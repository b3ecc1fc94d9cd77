import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import type { Script } from '@panel/demo/script'

type Turn = { from: 'customer' | 'profile'; text: string }

/**
 * Reads conversations, one JSON object per line: `{ language, persona: [], turns: [{ from, text }] }`. Only the customer's
 * turns are used; a conversation without any is skipped.
 */
export async function readCorpus(file: string, atMost: number): Promise<Script[]> {
  const scripts: Script[] = []
  const lines = createInterface({ input: createReadStream(file, 'utf8') })
  for await (const line of lines) {
    if (line.trim() === '') continue
    const script = readScript(line, file)
    if (script.lines.length > 0) scripts.push(script)
    if (scripts.length === atMost) break
  }
  if (scripts.length === 0) throw new Error(`${file} has no conversation in which a customer writes`)
  return scripts
}

function readScript(line: string, file: string): Script {
  // The cast: the format is documented, and the panel validates what it is sent.
  const { language, persona, turns } = JSON.parse(line) as {
    language: string
    persona: string[]
    turns: Turn[]
  }
  if (typeof language !== 'string' || !Array.isArray(persona) || !Array.isArray(turns))
    throw new Error(`${file} has a line that is no conversation: ${line.slice(0, 80)}`)
  return {
    language,
    persona,
    lines: turns.filter((turn) => turn.from === 'customer').map((turn) => turn.text),
  }
}
