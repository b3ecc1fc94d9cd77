import { colleaguesAtWork } from '@panel/demo/colleagues'
import { fillIn, phrases } from '@panel/demo/phrases'
import type { Work } from './robots/claim.ts'
import { runRobots } from './robots/run-robots.ts'

/** Milliseconds that a colleague takes to write, on average. */
const pace = 100_000
/** Of two minutes at most. With three colleagues, one is on a break most of the time. */
const breaks = { every: 3, lasts: 110_000 }

/** Colleagues of the demo: they claim and answer at the pace of people. */
export function openColleagues() {
  const written = new Set<string>()
  return {
    /** Whether a colleague has written this. */
    haveWritten: (text: string) => written.has(text),
    /** Works until the signal. */
    work: (url: string, stop: AbortSignal) =>
      runRobots({
        panel: new URL(url),
        operators: colleaguesAtWork.length,
        logins: colleaguesAtWork.map(({ login }) => login),
        compose(work) {
          const text = compose(work)
          written.add(text)
          return text
        },
        seconds: Number.POSITIVE_INFINITY,
        pace,
        breaks,
        queue: 'smart',
        untilEmpty: false,
        makeRobots: () => Promise.reject(new Error('The colleagues of the demo are missing')),
        stop,
      }),
  }
}

/** An answer that fits whatever the customer has written: something of oneself, and a question. */
export function compose(
  { conversation }: Pick<Work, 'conversation'>,
  random: () => number = Math.random,
): string {
  const { language, profile, customer } = conversation
  const own = phrases[language.slice(0, 2)] ?? phrases.en
  const oneOf = <T>(all: readonly T[] = []) => all[Math.floor(random() * all.length)]
  const subject = oneOf(own?.subjects)
  const parts =
    conversation.in_reply_to === null ? [oneOf(own?.pokes)] : [oneOf(subject?.tells), oneOf(subject?.returns)]
  return fillIn(parts.join(' '), {
    from: { name: profile.name, gender: profile.gender },
    to: { name: customer.name.split(' ')[0] ?? customer.name, gender: 'male' },
  })
}
