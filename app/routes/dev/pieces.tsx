import * as address from '~/addresses';
import { DataTable } from '~/components/data-table';
import { Empty } from '~/components/empty';
import { SubmitButton } from '~/components/form/submit-button';
import { Actions, ButtonLink, Card } from '~/components/layout';
import { Notice } from '~/components/notice';
import { Pagination } from '~/components/pagination';
import { Stepper } from '~/components/stepper';
import { Tag } from '~/components/tag';

const ROWS = [
  { nombre: 'peñarol.com.uy', estado: 'Registrado', importe: '$ 1.159' },
  { nombre: 'unnombrequeocupatodoelrenglon.com.uy', estado: 'Vencido', importe: '$ 1.389' },
];

const PLACE = { pathname: address.componentes(), search: '' };

/** Buttons, notices, boxes, tables and what goes around lists. */
export const Pieces = () => (
  <>
    <section aria-labelledby="botones">
      <h2 id="botones">Botones</h2>
      <Actions>
        <SubmitButton>El que sigue</SubmitButton>
        <SubmitButton kind="second">Otro camino</SubmitButton>
        <SubmitButton kind="danger">El que quita</SubmitButton>
        <SubmitButton kind="plain">Como un enlace</SubmitButton>
        <ButtonLink href="#botones">Un enlace que sigue</ButtonLink>
      </Actions>
    </section>
    <section aria-labelledby="avisos">
      <h2 id="avisos">Avisos</h2>
      <Notice tipo="ok">Se guardaron los datos.</Notice>
      <Notice tipo="aviso" title="Falta un paso">
        El dominio todavía no responde en Internet.
      </Notice>
      <Notice tipo="error">No se pudo guardar. Inténtelo de nuevo.</Notice>
      <Empty action={<ButtonLink href="#avisos">Empezar</ButtonLink>}>Todavía no hay nada.</Empty>
    </section>
    <section aria-labelledby="tablas">
      <h2 id="tablas">Listas</h2>
      <DataTable
        caption="Una tabla"
        rows={ROWS}
        rowKey={({ nombre }) => nombre}
        columns={[
          { header: 'Dominio', rowHeader: true, cell: ({ nombre }) => <a href="#tablas">{nombre}</a> },
          { header: 'Estado', cell: ({ estado }) => <Tag tono="info">{estado}</Tag> },
          { header: 'Importe', number: true, cell: ({ importe }) => importe },
        ]}
        total={{ label: 'Total', value: '$ 2.548' }}
      />
      <Pagination page={3} pages={9} place={PLACE} label="Páginas de ejemplo" />
      <Stepper current={3} />
    </section>
    <div className="cards">
      <Card title="Una caja">Lo que va junto.</Card>
      <Card title="Otra caja">Al lado donde hay lugar.</Card>
    </div>
  </>
);
