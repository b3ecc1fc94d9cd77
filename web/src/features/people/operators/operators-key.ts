/** The first part of the keys of the list and of every operator's page. */
export const operatorsKey = ['operators'] as const
