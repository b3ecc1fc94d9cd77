/** Values shared by server and browser. */

/** The groups by which a report counts: each operator, site owner or language is a row. */
export const reportGroups = ['operator', 'siteowner', 'language'] as const
export type ReportGroup = (typeof reportGroups)[number]

/** The numbers of the report about profile texts that count texts. */
export const textReportNumbers = ['written', 'reviewed', 'approved', 'returned'] as const
export type TextReportNumber = (typeof textReportNumbers)[number]

/** The numbers of the report about profile sets. */
export const setReportNumbers = ['sets_made', 'sets_used', 'photos_added', 'photos_used'] as const
export type SetReportNumber = (typeof setReportNumbers)[number]
