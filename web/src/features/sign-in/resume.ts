import { safePath } from './guard'

const storedAs = 'resume'

/** Keeps where the operator was going, for after two-factor success. */
export function rememberPath(path: string) {
  sessionStorage.setItem(storedAs, path)
}

export const rememberedPath = () => safePath(sessionStorage.getItem(storedAs), location.origin)

export function forgetPath() {
  sessionStorage.removeItem(storedAs)
}
