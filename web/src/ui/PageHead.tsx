import { IconArrowLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import styles from './PageHead.module.css'

/** Rendered before the frame, because the head of the first page is rendered with the frame. */
const head = document.createElement('div')
head.className = styles.head ?? ''

/** The place for the head of the page in the top bar. The frame has it once. */
export function PageHeadSlot({ className }: { className: string | undefined }) {
  return <div className={className} ref={(slot) => slot?.append(head)} />
}

/** Announces the page to screen readers. */
export const pageTitleId = 'page-title'

type Props = {
  title: string
  /** The number of the shown object. */
  id?: number
  /** The link back, for pages that are opened from another. */
  back?: ReactNode
}

/** The page's own part of the top bar. */
export function PageHead({ title, id, back }: Props) {
  return createPortal(
    <>
      {back}
      <h1 id={pageTitleId} className={styles.title} title={title}>
        {title}
      </h1>
      {id !== undefined && <span className={styles.id}>#{id}</span>}
    </>,
    head,
  )
}

/** The content of a back link; only an arrow when the title needs the space. */
export function BackLabel({ children }: { children: string }) {
  const { t } = useTranslation()
  const text = t('back_to', { place: children })
  return (
    <span className={styles.label} title={text}>
      <IconArrowLeft size={16} stroke={1.75} aria-hidden="true" />
      <span className={styles.backText}>{text}</span>
    </span>
  )
}

export const backClass = styles.back
