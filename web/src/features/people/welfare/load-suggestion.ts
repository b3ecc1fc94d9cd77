import { addHoldTexts } from '../../conversations/holds/hold-texts'
import { SuggestionBanner } from './SuggestionBanner'

export async function load() {
  await addHoldTexts()
  return { SuggestionBanner }
}
