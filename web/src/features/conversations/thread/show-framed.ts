import { showNearest } from '../../../ui/actions/move-focus'

/** Use as `ref` of a list of messages that was just mounted: scrolls to the one that is framed. */
export function showFramed(list: HTMLElement | null) {
  showNearest(list?.querySelector<HTMLElement>('[data-opened], [data-reported]') ?? null)
}
