import { type DragEvent, useRef } from 'react';
import { Button, type ButtonProps } from 'shared-ui';

export interface FileButtonProps extends Omit<ButtonProps, 'onClick'> {
  /** The input's accessible name. */
  label: string;
  /** What may be chosen, as the input's `accept`. */
  accept: string;
  multiple?: boolean;
  /** The chosen files, at least one; the same can be chosen again. */
  onFiles: (files: [File, ...File[]]) => void;
}

/** A button that opens the device's choice of files. */
export function FileButton({ label, accept, multiple = false, onFiles, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        multiple={multiple}
        hidden
        aria-label={label}
        accept={accept}
        onChange={({ target }) => {
          const [first, ...others] = target.files ?? [];
          if (first) onFiles([first, ...others]);
          target.value = '';
        }}
      />
    </>
  );
}

/** Lets files be dropped on an element. @param onFiles gets at least one */
export const dropOf = (onFiles: FileButtonProps['onFiles']) => ({
  onDragOver: (event: DragEvent) => event.preventDefault(),
  onDrop: (event: DragEvent) => {
    const [first, ...others] = event.dataTransfer.files;
    // A text that is dropped goes where the browser puts it.
    if (!first) return;
    event.preventDefault();
    onFiles([first, ...others]);
  },
});
