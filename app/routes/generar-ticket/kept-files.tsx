import { SubmitButton } from '~/components/form/submit-button';
import { fileSize } from '~/format';
import type { ArchivoGuardado } from '~/registry/contract/ticket';

/** Files that survived a refused form: they go with it, each with a button that takes it off. */
export function KeptFiles({ files }: { files: readonly ArchivoGuardado[] }) {
  if (files.length === 0) return null;
  return (
    <fieldset className="field">
      <legend>Archivos ya adjuntos</legend>
      <input type="hidden" name="archivosGuardados" value={files.map(({ token }) => token).join(' ')} />
      <ul>
        {files.map(({ token, nombre, tamanio }) => (
          <li key={token}>
            {nombre} ({fileSize(tamanio)}){' '}
            <SubmitButton intencion={`quitar:${token}`} kind="plain" pending="Quitando...">
              Quitar<span className="sr"> {nombre}</span>
            </SubmitButton>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
