import { Loading, Skeleton } from '../../../ui/Skeleton'
import { ThreadLoading } from '../../conversations/thread/ThreadLoading'
import layout from './ConversationLayout.module.css'
import styles from './ConversationLoading.module.css'

/** The skeleton of a conversation while it is claimed. */
export function ConversationLoading() {
  return (
    <div className={layout.zones} data-zone="chat">
      <div className={layout.strip}>
        <Lines widths={['60%', '80%', '70%']} />
      </div>
      <div className={layout.customer}>
        <Lines widths={['40%', '90%', '75%', '85%', '60%', '90%', '50%']} />
      </div>
      <div className={layout.chat}>
        <ThreadLoading />
      </div>
      <div className={layout.side}>
        <Lines widths={['70%', '50%', '90%', '80%', '60%']} />
      </div>
    </div>
  )
}

function Lines({ widths }: { widths: string[] }) {
  return (
    <Loading className={styles.lines}>
      {widths.map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the placeholder shapes are all alike and never change their order
        <Skeleton key={index} width={width} />
      ))}
    </Loading>
  )
}
