import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { makeRunFolder } from '../server/src/testing/run-folder.ts'
import type { Journey } from './journey.ts'

/** A panel of its own, from an empty folder and without the demo. It stops after the test. */
export async function startNewPanel(
  { onTestFinished }: Pick<Journey, 'onTestFinished'>,
  environment: Record<string, string> = {},
) {
  const { dataDir, remove } = await makeRunFolder('setup')
  onTestFinished(remove)
  const panel = spawn(process.execPath, [fileURLToPath(new URL('../server/src/main.ts', import.meta.url))], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'test',
      DATA_DIR: dataDir,
      PORT: '0',
      DEMO: '0',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise((done) => panel.once('exit', done))
  onTestFinished(async () => {
    panel.kill('SIGTERM')
    await ended
  })
  const lines: string[] = []
  for await (const line of createInterface({ input: panel.stdout })) {
    lines.push(line)
    if (line.startsWith('Ctrl+C')) break
  }
  panel.stdout.resume()
  const address = lines.map((line) => /^Operator panel: (\S+)/.exec(line)?.[1]).find(Boolean)
  const token = lines[lines.findIndex((line) => line.includes('/setup')) + 1]?.trim()
  if (!address || !token) throw new Error(`The panel did not start:\n${lines.join('\n')}`)
  return { address, token }
}

/** The numbered lines of a section of docs/operations.md. */
export function stepsOf(section: string): string[] {
  const text = readFileSync(new URL('../docs/operations.md', import.meta.url), 'utf8')
  const [, body = ''] = text.split(`\n## ${section}\n`)
  const [own = ''] = body.split('\n## ')
  return own.split('\n').filter((line) => /^\d+\. /.test(line))
}
