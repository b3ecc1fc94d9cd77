/** What went wrong with a delivery, from its `last_error`, without what the site answered. */
export const withoutAnswer = (lastError: string) => lastError.replace(/^(HTTP \d+): .*$/s, '$1')
