import { oneOf, searchOf } from '../../../ui/lists/search-values'

/** The parts of the page of a site owner. The first one needs no address. */
export const siteownerTabs = ['connection', 'deliveries', 'honesty', 'checks', 'card'] as const
export type SiteownerTab = (typeof siteownerTabs)[number]

/** Reads the tab from the URL of the page. */
export const readSiteownerSearch = searchOf({ tab: oneOf(siteownerTabs) })
export type SiteownerSearch = ReturnType<typeof readSiteownerSearch>
