import * as address from '~/addresses';
import { DataTable } from '~/components/data-table';
import { DateFromToday } from '~/components/date-from-today';
import { DateText } from '~/components/date-text';
import { DomainName } from '~/components/domain-name';
import { dayAfter, isNear } from '~/components/relative-day';
import { Tag } from '~/components/tag';
import { accountName } from '~/format';
import type { DominioWrapper, PermisoDominio } from '~/registry/contract/administracion/formas';
import { TITULO_DE } from '~/registry/domain/roles';
import { isAll, rolesOf, shortRolesOf } from '../domain-roles';
import { DomainState, isNormal } from '../domain-state';
import { nameOf } from '../ver-dominio/name-of';
import { canBeChosen } from './can-be-chosen';
import { Deeds } from './deeds';
import { HeldBy } from './held-by';
import { NO_RENEWAL, renewalOf } from './renewal';
import { WHAT_CAN_BE_DONE } from './ticked';

interface DomainsTableProps {
  dominios: readonly DominioWrapper[];
  /** What may be done with each, by its name. */
  permisos: Readonly<Record<string, PermisoDominio>>;
  /** Those whose renewal waits in the cart. */
  enCarrito: readonly string[];
  hoy: string;
  /** Of the list: what is done with a row comes back to it. */
  search: string;
  /** Chosen before, on this page or another. */
  elegidos: readonly string[];
}

/** A page of the person's domains (spec 2, My domains). */
export function DomainsTable({ dominios, permisos, enCarrito, hoy, search, elegidos }: DomainsTableProps) {
  const volver = `${address.misDominios()}${search}`;
  return (
    <div className="one-line">
      <DataTable
        brief
        caption="Sus dominios"
        hideCaption
        rows={dominios}
        rowKey={({ dominio }) => dominio.dominioCore.id}
        rowClass={classOf}
        columns={[
          {
            header: 'Elegir',
            hideHeader: true,
            cell: (each) => <Pick wrapper={each} chosen={elegidos.includes(nameOf(each))} />,
          },
          { header: 'Dominio', rowHeader: true, cell: (each) => <Name wrapper={each} /> },
          { header: 'Estado', cell: (each) => <InList wrapper={each} /> },
          {
            header: 'Vencimiento',
            cell: (each) => <Expiry wrapper={each} hoy={hoy} />,
          },
          { header: 'Asociación', cell: (each) => <Roles wrapper={each} /> },
          { header: 'Forma de pago', cell: (each) => <Account wrapper={each} /> },
          { header: 'Renovación', cell: (each) => <Renewal wrapper={each} volver={volver} /> },
          {
            header: 'Acciones',
            hideHeader: true,
            cell: (each) => (
              <Deeds
                wrapper={each}
                permiso={permisos[nameOf(each)]}
                isInCart={enCarrito.includes(nameOf(each))}
                volver={volver}
              />
            ),
          },
        ]}
      />
    </div>
  );
}

/** As many letters as a phone has in one line. */
const LINE = 29;

const classOf = (wrapper: DominioWrapper): string | undefined =>
  [wrapper.eliminado && 'off', nameOf(wrapper).length > LINE && 'lengthy'].filter(Boolean).join(' ') ||
  undefined;

/** A small screen says what one is where that is not the holder, alone or with all the rest; a name that was not registered is nobody's. What is shown short, by the style sheet, is whole for who listens and who reads without styles. */
function Roles({ wrapper }: { wrapper: DominioWrapper }) {
  if (wrapper.error) return null;
  const roles = rolesOf(wrapper);
  if (roles === TITULO_DE.titular) return <span className="none">{roles}</span>;
  const seen = shortRolesOf(wrapper);
  if (seen === undefined) return roles;
  return (
    <span className={isAll(wrapper) ? 'none' : undefined} data-corto={seen}>
      <span className="sr">{roles}</span>
    </span>
  );
}

/** No word for the normal case. */
const InList = ({ wrapper }: { wrapper: DominioWrapper }) => (
  <>
    {isNormal(wrapper) ? <Finding wrapper={wrapper} /> : <DomainState dominio={wrapper} />}
    <HeldBy {...wrapper} />
  </>
);

/** That something of how it is served is to be mended, where its state is not more urgent; what it is, in its detail. */
function Finding({ wrapper }: { wrapper: DominioWrapper }) {
  if (!wrapper.conAvisos || wrapper.gradoDeCandado) return null; // beside the mark of its lock there is no room on a phone
  return (
    <a href={address.placeOn(address.verDominio(nameOf(wrapper)), 'avisos')}>
      <Tag tono="aviso">Aviso</Tag>
      <span className="sr">: ver qué arreglar en {nameOf(wrapper)}</span>
    </a>
  );
}

/** How far it is, where that says more than the date; of a deleted name, what happens if nobody gets it back and when, and no date that is not of that: a bare 'before' would read as its expiry. What is not registered yet does not expire. */
function Expiry({ wrapper, hoy }: { wrapper: DominioWrapper; hoy: string }) {
  const day = wrapper.dominio.dominioCore.fechaVencimiento;
  const { tiempoAntesEliminacion: left, eliminado, error, preregistro } = wrapper;
  if (error || preregistro) return null;
  if (eliminado && left != null)
    return (
      <span className="hint">
        <span className="long">queda </span>libre el <DateText value={dayAfter(hoy, left)} />
      </span>
    );
  return day !== null && isNear(day, hoy) ? (
    <DateFromToday short value={day} hoy={hoy} />
  ) : (
    <DateText value={day} />
  );
}

const MODIFY = 'Modificar los elegidos';

function Pick({ wrapper, chosen }: { wrapper: DominioWrapper; chosen: boolean }) {
  if (!canBeChosen(wrapper)) return null;
  const nombre = nameOf(wrapper);
  return (
    <>
      <input
        type="checkbox"
        name="dominio"
        value={nombre}
        defaultChecked={chosen}
        aria-label={`Elegir ${nombre}`}
      />
      {/* With a keyboard the acts are far from the row. A box that is ticked later only the style sheet knows of: it has the words there. */}
      <a className="skip" href={`#${WHAT_CAN_BE_DONE}`} aria-label={MODIFY}>
        {chosen && MODIFY}
      </a>
    </>
  );
}

function Name({ wrapper: { dominio } }: { wrapper: DominioWrapper }) {
  const { nombre, estado } = dominio.dominioCore;
  if (!estado.administrable) return <DomainName nombre={nombre} />;
  return (
    <a href={address.verDominio(nombre)}>
      <DomainName nombre={nombre} />
    </a>
  );
}

function Account({ wrapper }: { wrapper: DominioWrapper }) {
  const { dominio, tieneCuentaActual, error } = wrapper;
  const { cuentaActual, estado } = dominio.dominioCore;
  if (error) return null;
  if (!tieneCuentaActual) return <span className="none">Ninguna</span>;
  if (cuentaActual) return accountName(cuentaActual.nombre, cuentaActual.cuenta);
  return estado.administrable ? <span className="none">No la ve su rol</span> : 'Al completar el registro';
}

/** Whether the account is charged by itself for another year, and the way to say otherwise, for who sees the account. */
function Renewal({ wrapper, volver }: { wrapper: DominioWrapper; volver: string }) {
  const words = renewalOf(wrapper);
  if (words === null) return null;
  if (words === NO_RENEWAL) return <span className="none">{words}</span>;
  const isDated = wrapper.renovacionAutomatica && wrapper.dominio.dominioCore.fechaVencimiento !== null;
  return (
    <a href={address.accionDominio('renovacion-automatica', nameOf(wrapper), volver)}>
      {/* Under its heading a word answers; a small screen has none, and the style sheet says the sentence there. */}
      <span data-frase={isDated ? `${words} ese día` : words}>
        <span>{wrapper.renovacionAutomatica ? 'Sí' : NO_RENEWAL}</span>
      </span>
      <span className="sr">: cambiar la renovación automática de {nameOf(wrapper)}</span>
    </a>
  );
}
