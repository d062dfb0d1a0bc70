import { DateText } from '~/components/date-text';
import { Summary } from '~/components/summary';
import { count } from '~/format';
import type { Oficina } from '~/registry/contract/oficina';
import { PUBLICO_EN_PALABRAS, type Publico } from '~/registry/domain/contenidos';
import { savedRow } from '../saved-row';
import { ESTADO_EN_PALABRAS } from './class-words';
import { State } from './state';

type Contenido = Awaited<ReturnType<Oficina['contenidos']['ver']>>['contenido'];

/** What is known of it; `comoSeVe` is drawn elsewhere. */
export function Facts({ contenido }: { contenido: Omit<Contenido, 'comoSeVe'> }) {
  const { estado, publico, alcance, desde, hasta, motivo } = contenido;
  return (
    <Summary
      kind="beside"
      rows={[
        {
          label: 'Estado',
          value: (
            <>
              <State estado={estado} /> {ESTADO_EN_PALABRAS[estado].means}
            </>
          ),
        },
        ...(motivo ? [{ label: 'Motivo', value: motivo }] : []),
        { label: QUIENES[estado], value: PUBLICO_EN_PALABRAS[publico] },
        // of what nobody sees any more, how many would see it today says nothing
        ...([LO_VEIAN, ERA_PARA].includes(QUIENES[estado])
          ? []
          : [{ label: 'A cuántas personas llega', value: reach(publico, alcance) }]),
        ...(desde ? [{ label: 'Desde', value: <DateText value={desde} withTime /> }] : []),
        ...(hasta ? [{ label: 'Hasta', value: <DateText value={hasta} withTime /> }] : []),
        savedRow(contenido),
      ]}
    />
  );
}

const LO_VEIAN = 'Lo veían';
const ERA_PARA = 'Era para';

/** Who sees it, by whether they do yet, or still do. */
const QUIENES: Record<Contenido['estado'], string> = {
  BORRADOR: 'Quiénes lo van a ver',
  PROGRAMADO: 'Quiénes lo van a ver',
  VIGENTE: 'Quiénes lo ven',
  REEMPLAZADO: LO_VEIAN,
  TERMINADO: LO_VEIAN,
  // it may have been withdrawn before anybody saw it
  RETIRADO: ERA_PARA,
};

const CUENTAS: Record<Publico, readonly [one: string, many: string]> = {
  TODOS: ['cuenta', 'cuentas'],
  CON_CUENTA: ['cuenta', 'cuentas'],
  CON_DOMINIOS: ['cuenta con dominios', 'cuentas con dominios'],
};

function reach(publico: Publico, { cuentas, masDe }: Contenido['alcance']): string {
  const accounts = `${masDe ? 'Más de ' : ''}${count(cuentas, ...CUENTAS[publico])}`;
  return publico === 'TODOS' ? `${accounts}, y quienes visitan el portal sin iniciar sesión` : accounts;
}
