import { DataTable } from '~/components/data-table';
import { Notice } from '~/components/notice';

/** One thing of a domain in both versions: as it is for who has the form open, and as it is now. */
export interface Difference {
  campo: string;
  suyo: string;
  actual: string;
}

/** What others did to a domain while a form of it was open. */
export interface Conflict {
  version: number | string;
  /** What changed, where it is no domain. */
  titulo?: string;
  quienes: readonly string[];
  /** What the form's side is: what was typed in it, or what its person saw when they opened it. */
  lado: 'escrito' | 'visto';
  cambios: readonly Difference[];
}

const WORDS = {
  escrito: {
    suyo: 'Lo que usted escribió',
    elija: 'si guarda, quedan los suyos; si cancela, los que hay ahora.',
  },
  visto: {
    suyo: 'Cuando usted lo abrió',
    elija: 'si sigue, se hace sobre lo que hay ahora; si cancela, queda como está.',
  },
} as const;

const DEL_DOMINIO = 'El dominio cambió mientras usted tenía abierto este formulario';

/** Both versions side by side, in a form that was made from the older one: nothing is overwritten silently. */
export function Meanwhile({ titulo = DEL_DOMINIO, quienes, lado, cambios }: Conflict) {
  const words = WORDS[lado];
  return (
    <Notice tipo="aviso" title={titulo}>
      <p>
        {quienes.length > 0 && <>Lo cambió {quienes.join(', ')}. </>}
        Compare y elija: {words.elija}
      </p>
      <DataTable
        caption={`${words.suyo} y lo que hay ahora`}
        hideCaption
        rows={cambios}
        rowKey={({ campo }) => campo}
        columns={[
          { header: 'Dato', rowHeader: true, cell: ({ campo }) => campo },
          { header: words.suyo, cell: ({ suyo }) => suyo || 'Nada' },
          { header: 'Lo que hay ahora', cell: ({ actual }) => actual || 'Nada' },
        ]}
      />
    </Notice>
  );
}
