import { addHoldTexts } from '../../conversations/holds/hold-texts'
import { WelfarePanel } from './WelfarePanel'

export async function load() {
  await addHoldTexts()
  return { WelfarePanel }
}
