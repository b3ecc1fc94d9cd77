/** Seconds; from half a minute on within 2 %. */
export type AnswerTime = { median: number; ninetieth: number }

/** The middle of a step of `answer_time_step`. */
export const secondsOfStep = (step: number) => (step < 30 ? step : Math.round(30 * 1.04 ** (step - 29.5)))

/** Replies by how long customers waited for them, in the steps of `answer_time_step`. */
export class Waits {
  /** The number of replies of each step. */
  readonly #replies: number[] = []
  #all = 0

  /** `counts[i]` more replies in `steps[i]`; a step may be there several times. */
  add(steps: readonly number[], counts: readonly number[]) {
    for (const [place, step] of steps.entries()) {
      const count = counts[place] ?? 0
      this.#replies[step] = (this.#replies[step] ?? 0) + count
      this.#all += count
    }
  }

  times(): AnswerTime {
    return { median: this.#timeOf(5), ninetieth: this.#timeOf(9) }
  }

  /** The time after which so many tenths of the replies had been sent. */
  #timeOf(tenths: number): number {
    let reached = 0
    // A list with holes, whose places are in order.
    for (let step = 0; step < this.#replies.length; step++) {
      reached += this.#replies[step] ?? 0
      if (reached * 10 >= this.#all * tenths) return secondsOfStep(step)
    }
    return 0
  }
}
