/**
 * `npm run recognition`: prints how much of the sentences that were kept apart is recognised. `npm run recognition -- learn` learns the
 * weights of words from the other sentences. `npm run recognition -- review FILE` says what is found today in texts that were marked wrong.
 */
const commands = {
  measure: () => import('./measure.ts'),
  learn: () => import('./learn.ts'),
  review: () => import('./review.ts'),
}

const [name = 'measure', ...rest] = process.argv.slice(2)
const isKnown = (given: string): given is keyof typeof commands => given in commands
if (!isKnown(name)) {
  console.error(`npm run recognition -- NAME, with NAME one of: ${Object.keys(commands).join(', ')}`)
  process.exit(1)
}
process.argv = [...process.argv.slice(0, 2), ...rest]
await commands[name]()
