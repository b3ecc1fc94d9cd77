/** The package has no types for the lists of one size. */
declare module 'eld/extrasmall' {
  export const eld: {
    detect(text: string): {
      /** ISO 639-1; empty when nothing was found. */
      language: string
      isReliable(): boolean
      /** Of the languages that have any, at most 1. */
      getScores(): Record<string, number | undefined>
    }
    info(): { Languages: Record<string, string> }
  }
}
