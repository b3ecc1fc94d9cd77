import { storedPerOperator } from '../../ui/storage'

/** What an operator typed for a text and the server does not have yet: after a reload or a lost connection it is there again. */
export const typedText = storedPerOperator<string>('typed-text', {
  parse: (text) => text,
  print: (text) => text || null,
})
