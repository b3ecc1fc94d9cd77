export { AppealDialog } from './AppealDialog'
export { CheckNotice } from './CheckNotice'
export { StoppedButtons } from './StoppedButtons'
export { WantedLength } from './WantedLength'
