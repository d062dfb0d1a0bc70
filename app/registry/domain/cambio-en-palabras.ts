import { capital } from '~/format';
import { type Cambiado, cambioEnPalabras, REGISTROS_DNS } from './history';
import { afterColon, entreComillas } from './in-sentences';

/** What is so or not: that it came to be, that it ceased, and how a name begins with it and without. */
const SI_O_NO: Readonly<Record<string, readonly [string, string, string, string]>> = {
  'Renovación automática': [
    'Se activó la renovación automática',
    'Se desactivó la renovación automática',
    'Renovación automática: activada',
    'Renovación automática: desactivada',
  ],
  'Alojado por el Registro .uy': [
    'Pasó a los servidores del Registro .uy',
    'Dejó los servidores del Registro .uy',
    'Alojado en el Registro .uy',
    'No alojado en el Registro .uy',
  ],
  'Zona firmada': [
    'Se firmó la zona',
    'Se quitó la firma de la zona',
    'Con la zona firmada',
    'Con la zona sin firmar',
  ],
  'Bloqueado por su registrador': [
    'Su registrador lo bloqueó',
    'Su registrador lo desbloqueó',
    'Bloqueado por su registrador',
    'No bloqueado por su registrador',
  ],
  'Se transfirió como venta': [
    'Se transfirió como venta',
    'No se transfirió como venta',
    'Se transfirió como venta',
    'No se transfirió como venta',
  ],
};

const quitado = (que: string) => (era: string) => `Se quitó ${que} (era ${era})`;

/** What is there no more, by what it is called. */
const SE_FUE: Readonly<Record<string, (era: string) => string>> = {
  'Forma de pago': quitado('la forma de pago'),
  'Contacto administrativo': quitado('el contacto administrativo'),
  'Contacto técnico': quitado('el contacto técnico'),
  'Contacto financiero': quitado('el contacto financiero'),
  'Congelado hasta': (era) => `Dejó de estar congelado (iba a estarlo hasta el ${era})`,
  'Fecha de eliminación': (era) => `Dejó de estar eliminado (lo estaba desde el ${era})`,
  Candado: () => 'Se abrió el candado',
  // what a hold was, told where it ends
  Causa: (era) => `Era por ${era}`,
  'Qué no se puede': (era) => `Hasta entonces regía que ${era}`,
  Documento: (era) => `Lo respaldaba el documento «${era}»`,
  Hasta: (era) => `Regía hasta el ${era}`,
};

/** What came where nothing was, as a sentence: after a colon it was read as the field of a form. */
const LLEGO: Readonly<Record<string, (es: string) => string>> = {
  Causa: (es) => `Es por ${es}`,
  'Qué no se puede': capital,
  Documento: (es) => `Lo respalda el documento «${es}»`,
  Hasta: (es) => `Vale hasta el ${es}`,
  // what the registry itself tells is a sentence already
  Motivo: (es) => (es.startsWith('No se pudo') ? es : `Este fue el motivo: ${entreComillas(es)}`),
  Cambio: (es) => `El cambio es ${es}`,
  Registrador: (es) => `El otro registrador es ${es}`,
  'Congelado hasta': (es) => `Se congeló hasta el ${es}`,
  'Fecha de eliminación': (es) => `Quedó eliminado el ${es}`,
  'Forma de pago': (es) => `Se le asoció la forma de pago ${es}`,
  Candado: (es) => `Su candado quedó ${afterColon(es)}`,
};

/** Of several, which went and which came; nothing where only their order is another. */
function idosYVenidos(que: string, era: string, es: string): string | undefined {
  const [antes, despues] = [era.split('; '), es.split('; ')];
  const quitados = antes.filter((uno) => !despues.includes(uno)).map((uno) => `se quitó ${que} ${uno}`);
  const agregados = despues.filter((uno) => !antes.includes(uno)).map((uno) => `se agregó ${que} ${uno}`);
  return capital([...quitados, ...agregados].join('; ')) || undefined;
}

const paso = (que: string) => (era: string, es: string) => `${que} pasó de ${era} a ${es}`;

/** What is another thing than it was, where it can be said as what passed. */
const PASO: Readonly<Record<string, (era: string, es: string) => string | undefined>> = {
  Estado: (era, es) => `Su estado pasó de ${era} a ${es}`,
  Vencimiento: (era, es) => `Su vencimiento pasó del ${era} al ${es}`,
  'Forma de pago': paso('Su forma de pago'),
  'Contacto administrativo': paso('El contacto administrativo'),
  'Contacto técnico': paso('El contacto técnico'),
  'Contacto financiero': paso('El contacto financiero'),
  Titular: paso('El titular'),
  Servidores: (era, es) => idosYVenidos('el servidor', era, es),
};

/** What is known of a contact: 'Teléfono del contacto técnico'. */
const DATO_DE_CONTACTO = /^(Nombre|Apellido|Dirección|Teléfono|Correo electrónico público) del /;

function pasoDe(campo: string, era: string, es: string): string | undefined {
  if (PASO[campo]) return PASO[campo](era, es);
  if (!DATO_DE_CONTACTO.test(campo)) return undefined;
  return `${campo.startsWith('D') ? 'La' : 'El'} ${afterColon(campo)} pasó de ${era} a ${es}`;
}

function enOracion({ campo, antes, despues }: Cambiado): string | undefined {
  if (!despues) return SE_FUE[campo]?.(antes);
  return antes ? pasoDe(campo, antes, despues) : LLEGO[campo]?.(despues);
}

/** One thing that changed, as a line of its own; of the first entry of a name, how it began. */
export function cambioEnOracion(una: Cambiado, isFirst: boolean): string {
  const { campo, despues } = una;
  const siONo = SI_O_NO[campo];
  if (siONo && (despues === 'Sí' || despues === 'No'))
    return siONo[(isFirst ? 2 : 0) + (despues === 'Sí' ? 0 : 1)] ?? campo;
  if (isFirst) return `${campo}: ${despues}`;
  if (campo === REGISTROS_DNS) return capital(cambioEnPalabras(una));
  return enOracion(una) ?? `${campo}: ${cambioEnPalabras(una)}`;
}
