import { hash, verify } from '@node-rs/argon2'

// The parameters of OWASP for argon2id, the library's default variant: 19 MiB, two passes, one lane.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The hash of a random password with the same cost: checking it takes as long as checking a real one. */
const unknownLoginHash =
  '$argon2id$v=19$m=19456,t=2,p=1$Xpo6zNrfewCA4pI2Y6LVUA$0TyrwX1P0D+FF26goSZKf9yiK/3q7lJLWMFDrEmlPU8'

// An accented letter has several encodings, depending on the keyboard; all of them are the same password.
const composed = (password: string) => password.normalize('NFKC')

export function hashPassword(password: string): Promise<string> {
  return hash(composed(password), cost)
}

/**
 * Checks a password. An unknown login is checked too, so that the response time does not reveal which logins exist.
 * @param stored null when the login is unknown; the result is then false
 */
export async function isPassword(stored: string | null, password: string): Promise<boolean> {
  const isRight = await verify(stored ?? unknownLoginHash, composed(password))
  return isRight && stored !== null
}
