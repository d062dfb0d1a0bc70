import { DataTable } from '~/components/data-table';
import { Notice } from '~/components/notice';

/** What others did to a domain while a form was open: as the form found it, and as it is. */
export interface MeanwhileDone {
  version: number;
  quienes: readonly string[];
  cambios: readonly { campo: string; antes: string; despues: string }[];
}

/** Both versions side by side, in a form that was made from the older one. */
export function Meanwhile({ quienes, cambios }: MeanwhileDone) {
  return (
    <Notice tipo="aviso" title="El dominio cambió mientras usted tenía abierto este formulario">
      <p>
        {quienes.length > 0 && <>Lo cambió {quienes.join(', ')}. </>}
        Compare y elija: si sigue, se hace sobre lo que hay ahora; si cancela, queda como está.
      </p>
      <DataTable
        caption="El dominio cuando usted abrió el formulario y ahora"
        hideCaption
        rows={cambios}
        rowKey={({ campo }) => campo}
        columns={[
          { header: 'Dato', rowHeader: true, cell: ({ campo }) => campo },
          { header: 'Cuando usted lo abrió', cell: ({ antes }) => antes || 'Nada' },
          { header: 'Ahora', cell: ({ despues }) => despues || 'Nada' },
        ]}
      />
    </Notice>
  );
}
