import { addHoldTexts } from '../holds/hold-texts'
import { LimitsStrip } from './LimitsStrip'
import { SpendingSums } from './SpendingSums'

export async function load() {
  await addHoldTexts()
  return { LimitsStrip, SpendingSums }
}
