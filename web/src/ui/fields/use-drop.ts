import { type ClipboardEvent, type DragEvent, useState } from 'react'

/** Accepts files that are pasted or dropped. @param onFiles is called with at least one file; null while none is accepted */
export function useDrop(onFiles: ((files: File[]) => void) | null) {
  const [isOver, setIsOver] = useState(false)
  return {
    isOver,
    drop: {
      onDragOver(event: DragEvent) {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setIsOver(true)
      },
      onDragLeave: () => setIsOver(false),
      onDrop(event: DragEvent) {
        const files = [...event.dataTransfer.files]
        setIsOver(false)
        if (files.length === 0) return
        // Otherwise the browser would leave the panel and open the file.
        event.preventDefault()
        onFiles?.(files)
      },
    },
    /** If the clipboard also has text, the text is pasted: office programs copy a picture with it. */
    onPaste(event: ClipboardEvent) {
      const files = [...event.clipboardData.files]
      if (files.length === 0 || !onFiles || event.clipboardData.getData('text/plain') !== '') return
      event.preventDefault()
      onFiles(files)
    },
  }
}
