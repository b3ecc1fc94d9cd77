export const codeLength = 6

/** Puts typed, pasted or autofilled digits into the boxes from `at` on; ignores other characters. */
export function withDigits(code: string, at: number, entered: string): string {
  const digits = entered.replace(/\D/g, '').slice(0, codeLength - at)
  return (code.slice(0, at).padEnd(at, ' ') + digits + code.slice(at + digits.length)).slice(0, codeLength)
}

export const isComplete = (code: string) => /^\d{6}$/.test(code)
