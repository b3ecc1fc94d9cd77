import { disclosureDraft } from '@panel/contract/rules/text-drafts'

/** The version of the disclosures that customers of the demo's sites got before the first message. */
export const disclosureVersion = 'v4'

/** A newer text in English, which customers who have seen the earlier one have to see too. */
export const newerVersion = 'v5'
export const newerDisclosure = `${disclosureDraft('en')} If you ask who is writing, you get an honest answer.`
