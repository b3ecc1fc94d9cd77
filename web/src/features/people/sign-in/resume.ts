import { type Format, storedValue, tabStorage } from '../../../ui/storage/storage'
import { safePath } from './guard'

const asPath: Format<string> = {
  parse: (text) => safePath(text, location.origin),
  print: (path) => path,
}
/** The path to open after two-factor success. */
const resume = storedValue('resume', asPath, tabStorage)

export const rememberPath = (path: string) => void resume.write(path)
export const rememberedPath = resume.read
export const forgetPath = resume.remove
