/**
 * The queue of one language as the model Erlang A (M/M/c+M): how many operators begin enough messages in time.
 *
 * Customers write independently of each other at a constant rate, handling takes an exponential time, operators take the message that has
 * waited longest, and the patience of a customer is exponential. Patience ends when the customer writes again: the next message then takes
 * the place of the first one in the queue, and both get one answer.
 *
 * With `c` operators the number of messages `n` that are in hand or wait is a birth-death chain: births at the rate λ, deaths at the rate
 * min(n, c)µ + max(n - c, 0)θ (C. Palm, 1957; O. Garnett, A. Mandelbaum and M. Reiman, "Designing a call center with impatient
 * customers", 2002). A message that meets `c + k` others begins after k + 1 departures, whose rates are cµ, cµ + θ, …, cµ + kθ. The sum
 * of these exponential times is -ln(B)/θ for B with the distribution Beta(cµ/θ, k + 1), so it exceeds t with the probability
 * x^a Σ (a)_i / i! (1 - x)^i, i from 0 to k, with a = cµ/θ, x = e^(-θt), and (a)_i = a(a + 1)…(a + i - 1).
 */
export type Load = {
  /** Messages that arrive per second. */
  arrivals: number
  /** Mean seconds from the beginning to the answer. */
  handling: number
  /** Mean seconds until a waiting customer writes again. */
  patience: number
}

/** With longer patience the model hardly changes, and the sums below become long. */
const maxPatience = 86_400
/** Smaller terms of a sum do not change the result. */
const negligible = 1e-12
/** Longer sums belong to queues that grow all the time. */
const maxTerms = 20_000

/** The share of messages that are begun within `seconds` by this number of operators, if their customers wait for it. */
export function shareBegunWithin(seconds: number, operators: number, load: Load): number {
  if (load.arrivals === 0) return 1
  if (operators === 0) return 0
  const service = operators / load.handling
  const leaving = 1 / Math.min(load.patience, maxPatience)
  const a = service / leaving
  const x = Math.exp(-leaving * seconds)

  // Probabilities are relative to that of all operators being busy while nobody waits.
  let probability = 1
  let all = 1 / erlangB(operators, load.arrivals * load.handling)
  let tailTerm = Math.exp(-service * seconds)
  let tail = tailTerm
  let late = tail
  for (let waiting = 1; ; waiting++) {
    if (waiting > maxTerms) return 0
    const step = load.arrivals / (service + waiting * leaving)
    probability *= step
    tailTerm *= ((a + waiting - 1) / waiting) * (1 - x)
    tail = Math.min(1, tail + tailTerm)
    all += probability
    late += probability * tail
    if (step < 1 && probability < negligible * all * (1 - step)) return 1 - late / all
  }
}

/** The probability that all operators are busy when nobody waits (Erlang B), by its recursion. */
function erlangB(operators: number, offered: number): number {
  let blocked = 1
  for (let each = 1; each <= operators; each++) blocked = (offered * blocked) / (each + offered * blocked)
  return blocked
}

/** More operators are not looked for: the measured values must be wrong. */
const maxOperators = 1_000

/** The smallest number of operators who begin this share of the messages within `seconds`. */
export function operatorsNeeded(load: Load, aim: { share: number; seconds: number }): number {
  if (load.arrivals === 0) return 0
  // More operators never begin fewer in time, so that half of the numbers are left out at each look.
  let [tooFew, enough] = [0, maxOperators]
  while (enough - tooFew > 1) {
    const middle = Math.floor((tooFew + enough) / 2)
    if (shareBegunWithin(aim.seconds, middle, load) >= aim.share) enough = middle
    else tooFew = middle
  }
  return enough
}
