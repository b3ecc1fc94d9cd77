import { addHoldTexts } from '../../conversations/holds/hold-texts'
import { ShownDialog } from './ShownDialog'

export async function load() {
  await addHoldTexts()
  return { ShownDialog }
}
