import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { type MarkedText, readMarkedText, reviewText } from './measuring/review-marked.ts'

/**
 * `npm run recognition -- review FILE`: what is found today in the texts of `npm run recognition:marked`, in groups: what marked them, and
 * what is still found. Nothing in a group means that the mistake is gone.
 */
const [file] = process.argv.slice(2)
if (!file) {
  console.error('npm run recognition -- review FILE, with the FILE of npm run recognition:marked')
  process.exit(1)
}

const groups = new Map<string, string[]>()
let place = 0
for await (const line of createInterface({ input: createReadStream(file) })) {
  place += 1
  if (line.trim() === '') continue
  const { group, shown } = reviewText(read(line))
  groups.set(group, [...(groups.get(group) ?? []), shown])
}
for (const [group, lines] of [...groups].sort(([, a], [, b]) => b.length - a.length)) {
  console.log(`\n${group}: ${lines.length}`)
  for (const line of lines) console.log(`  ${line}`)
}
if (groups.size === 0) console.log('No text was marked.')

function read(line: string): MarkedText {
  try {
    return readMarkedText(line)
  } catch (error) {
    console.error(`${file}:${place}: ${(error as Error).message}`)
    return process.exit(1)
  }
}
