export { AppealDialog } from './AppealDialog'
export { CheckNotice } from './CheckNotice'
export { StoppedButtons } from './StoppedButtons'
