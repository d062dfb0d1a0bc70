import { getInputProps } from '@conform-to/react';
import { fileSize } from '~/format';
import { FieldFrame, type FieldWords } from './field-frame';
import { controlProps } from './screen-field';

/** A file the server already has, from a form that was refused. */
export interface KeptFile {
  id: string;
  nombre: string;
  bytes: number;
}

interface FileFieldProps extends FieldWords {
  accept?: string;
  multiple?: boolean;
  /** Files that survived a refusal: they go with the form unless unchecked. */
  kept?: readonly KeptFile[];
  /** Name under which the ids of the kept files are posted. */
  keptName?: string;
}

/** Files to attach. The form needs `encType="multipart/form-data"`. */
export function FileField(props: FileFieldProps) {
  const { field, label, hint, optional, accept, multiple, kept = [], keptName = 'archivosGuardados' } = props;
  return (
    <>
      <FieldFrame field={field} label={label} hint={hint} optional={optional}>
        <input
          {...getInputProps(field, { type: 'file', value: false, ariaAttributes: false })}
          {...controlProps(field, hint)}
          key={field.key}
          accept={accept}
          multiple={multiple}
        />
      </FieldFrame>
      {kept.length > 0 && (
        <fieldset className="field">
          <legend>Archivos ya adjuntos</legend>
          {kept.map((file) => (
            <div className="option" key={file.id}>
              <input
                type="checkbox"
                id={`${keptName}-${file.id}`}
                name={keptName}
                value={file.id}
                defaultChecked
              />
              <label htmlFor={`${keptName}-${file.id}`}>
                {file.nombre} ({fileSize(file.bytes)})
              </label>
            </div>
          ))}
        </fieldset>
      )}
    </>
  );
}
