import { IconArrowLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import styles from './PageHead.module.css'

/** Created before the frame is rendered, because the frame and the head of the first page are rendered together. */
const head = document.createElement('div')
head.className = styles.head ?? ''

/** The place in the top bar for the head of the page. The frame renders it once. */
export function PageHeadSlot({ className }: { className: string | undefined }) {
  return <div className={className} ref={(slot) => slot?.append(head)} />
}

/** The id of the title, which is announced to screen readers on each page. */
export const pageTitleId = 'page-title'

type Props = {
  title: string
  /** The number of the shown object. */
  id?: number
  /** The link back, for pages that are opened from another. */
  back?: ReactNode
}

/** The title and the back link of the page, shown in the top bar. */
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
