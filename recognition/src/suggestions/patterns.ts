/** The phrases of one language. Texts are compared in lower case, without accents and with straight apostrophes. */
export type Phrases = {
  /** Numbers from ten to seventeen in words. */
  numbers: string
  /** Own statements about the age; `<n>` stands for a number below 18. What follows must end the statement. */
  ages: readonly string[]
  /** Own statements of being a minor. */
  minor: readonly string[]
  distress: readonly string[]
  threat: readonly string[]
  /** Words that may follow an age. */
  afterAge: string
  /** Words before a phrase that turn it around, or say that it is somebody else's, a wish or a memory. */
  negations: string
}
