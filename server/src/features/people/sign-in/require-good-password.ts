import { issueAt, visibleText } from '@panel/contract'
import { InvalidInput } from '../../../platform/http/errors.ts'

/** Guesses of somebody who knows the commonest passwords, their patterns, and whose password it is. */
const fewestGuesses = 1e9
/** The rest of a password only adds to it, and the time of the estimate grows with its length. */
const longestEstimated = 64
const productWords = ['operator', 'panel', 'operator panel', 'operatorpanel']

/** The dictionaries take a third of a second and some megabytes, and a node chooses few passwords. */
let estimator: ReturnType<typeof loadEstimator> | undefined

async function loadEstimator() {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  return new ZxcvbnFactory({ dictionary: { ...dictionary }, graphs: adjacencyGraphs })
}

type Person = { login: string; name: string }

/**
 * Refuses a password that is easily guessed: a common one, also with other letters, digits or years behind it, a walk on the keyboard,
 * repeated characters or words, and what is made of the login, the name or the name of the product.
 * @param field the field of the request that has the password
 * @throws {InvalidInput} `common_password`
 */
export async function requireGoodPassword(field: string, password: string, { login, name }: Person) {
  estimator ??= loadEstimator()
  const own = [login, name, ...login.split(/[^\p{L}\p{N}]+/u), ...name.split(/\s+/), ...productWords]
  const typed = visibleText(password.normalize('NFKC')).slice(0, longestEstimated)
  const { guesses } = (await estimator).check(typed, own)
  if (guesses < fewestGuesses) throw new InvalidInput([issueAt(field, 'common_password')])
}
