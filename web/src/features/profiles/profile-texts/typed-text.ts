import { storedPerOperator } from '../../../ui/storage/storage'

/** The text that an operator has typed and the server has not saved yet. It is restored after a reload or a lost connection. */
export const typedText = storedPerOperator<string>('typed-text', {
  parse: (text) => text,
  print: (text) => text || null,
})
