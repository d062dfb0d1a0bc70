import { sinPrecio } from '../domain/unsold-suffix';
import { CUENTA_NO_EXISTE } from '../domain/words/cuentas';
import { NO_SE_FIRMA_AQUI } from '../domain/words/dns';
import { EN_RENOVACION } from '../domain/words/dominios';
import { INVITACION_INVALIDA } from '../domain/words/invitaciones';
import { SIN_TRANSFERENCIA, yaEnCarrito } from '../domain/words/transferencias';
import type { Codigo } from './codigos';

/** What a refusal is, for people and for whoever writes a program against the edge. */
export interface Explicacion {
  /** What it is called, in a few words. */
  titulo: string;
  /** What it says, once; `…` stands for what differs (a name, a date). The tests of a run hear it said so. */
  frase: string;
  /** The same as it was said once, where `frase` has gaps: what people read. */
  ejemplo?: string;
  causa: string;
  /** What to do about it. */
  remedio: string;
}

/** Every code of a refusal, explained: `/ayuda/rechazos`, `/api` and the OpenAPI document take it from here. */
export const EXPLICACIONES: Readonly<Record<Codigo, Explicacion>> = {
  SIN_PERMISO: {
    titulo: 'Su rol no alcanza',
    frase: 'Para … hay que ser …; ….',
    ejemplo: 'Para eliminar el dominio hay que ser titular; usted es contacto técnico.',
    causa: 'El rol que usted tiene en el dominio no permite hacer esto.',
    remedio: 'Pídaselo a otro de los contactos del dominio: la respuesta dice a cuál.',
  },
  ESTADO: {
    titulo: 'El dominio no está en condiciones',
    frase: 'El dominio está eliminado: para …, antes debe recuperarlo.',
    ejemplo: 'El dominio está eliminado: para renovarlo, antes debe recuperarlo.',
    causa:
      'El dominio está vencido, eliminado o pendiente, o ya está pago por todos los años que se admiten.',
    remedio:
      'Haga antes lo que dice la respuesta (renovarlo o recuperarlo), o espere a la fecha que indica, y vuelva a intentarlo.',
  },
  RETENIDO: {
    titulo: 'El registro retuvo el dominio',
    frase:
      'El registro retuvo este dominio (…, documento …): mientras tanto no es posible …. …; por dudas, escríbanos desde Contáctenos.',
    ejemplo:
      'El registro retuvo este dominio (orden judicial, documento 1234/2026): mientras tanto no es posible transferirlo. No tiene fecha de fin; por dudas, escríbanos desde Contáctenos.',
    causa:
      'El registro lo retuvo por una orden judicial, una medida administrativa o una disputa por el nombre. La página del dominio dice qué no se puede y hasta cuándo.',
    remedio:
      'Escriba al registro desde Contáctenos, con el nombre y el número de documento que dice la respuesta. Repetirlo no sirve.',
  },
  CONGELADO: {
    titulo: 'El dominio está congelado',
    frase: 'El dominio está congelado hasta el …: hasta entonces no se puede ….',
    ejemplo: 'El dominio está congelado hasta el 03/08/2026 10:00: hasta entonces no se puede liberarlo.',
    causa:
      'Su titular o su contacto administrativo congeló el dominio por 24 horas, para que nadie se lo lleve mientras se averigua qué pasó.',
    remedio:
      'Espere a la fecha y la hora que dice la respuesta. Renovarlo y pagarlo sí se puede mientras tanto.',
  },
  CANDADO: {
    titulo: 'El candado no lo deja hacer',
    frase:
      'El dominio tiene candado: para …, antes hay que abrirlo con la aprobación de todos sus custodios.',
    ejemplo:
      'El dominio tiene candado: para liberarlo, antes hay que abrirlo con la aprobación de todos sus custodios.',
    causa:
      'El titular le puso candado, y esto no se puede pedir mientras esté cerrado; o el dominio ya espera la aprobación de otro cambio.',
    remedio:
      'Espere a que respondan al cambio que está pedido, o pida que se abra el candado desde el detalle del dominio.',
  },
  POR_APROBAR: {
    titulo: 'El cambio espera aprobación',
    frase:
      'El dominio … tiene candado: el cambio quedó pedido y todavía no se hizo. Se hace cuando …, antes del ….',
    ejemplo:
      'El dominio ejemplo.uy tiene candado: el cambio quedó pedido y todavía no se hizo. Se hace cuando lo apruebe un custodio, antes del 03/08/2026.',
    causa: 'El dominio tiene candado: los cambios que el candado protege los aprueban sus custodios.',
    remedio:
      'No lo repita: los custodios ya recibieron un correo. Cuando aprueben se hace solo; si no aprueban en siete días, no se hace.',
  },
  EN_CURSO: {
    titulo: 'Ya está en curso',
    frase: EN_RENOVACION,
    causa: 'Lo mismo ya se pidió y todavía no terminó, o está en un carrito de compras.',
    remedio: 'No lo repita: mire en el dominio o en el carrito cómo sigue.',
  },
  VERSION: {
    titulo: 'Otra persona lo cambió mientras tanto',
    frase:
      'Mientras usted editaba, otra persona cambió este dominio. Compare los datos y elija cuáles quedan.',
    causa: 'El formulario se hizo con datos de antes, y alguien guardó un cambio después.',
    remedio:
      'Compare lo que escribió con lo que hay ahora y envíe lo que quiera dejar. Un programa vuelve a leer y envía la versión nueva.',
  },
  CAMPOS: {
    titulo: 'Hay campos con errores',
    frase: 'El correo electrónico debe contener una arroba (@).',
    causa: 'Alguno de los datos enviados no cumple su regla.',
    remedio:
      'Corrija cada campo como dice su mensaje: lo demás queda como lo escribió. Un programa los lee en «mapErrores».',
  },
  OPERACION_REPETIDA: {
    titulo: 'Ese formulario ya se envió, con otros datos',
    frase:
      'Este formulario ya se envió con otros datos, y esa operación se realizó. Verifique cómo quedó y, si quiere hacer otro cambio, abra el formulario de nuevo.',
    causa: 'Cada formulario se envía una vez. Este ya se envió, con otros datos que los de ahora.',
    remedio:
      'Mire cómo quedó y, si hace falta otro cambio, abra el formulario de nuevo. Un programa usa otra «operacion».',
  },
  VENTA_FINALIZADA: {
    titulo: 'La compra ya está confirmada',
    frase: 'La compra ya fue confirmada: su forma de pago no se puede cambiar.',
    causa: 'Una compra confirmada no se modifica.',
    remedio: 'Cambie el dato en el dominio, o la forma de pago para la próxima factura.',
  },
  NO_EXISTE: {
    titulo: 'Eso ya no existe',
    frase: CUENTA_NO_EXISTE,
    causa: 'Lo que se quería cambiar se eliminó antes, aquí o en otra ventana.',
    remedio: 'Vuelva a la lista: muestra lo que hay ahora.',
  },
  SOLO_CON_FACTURA: {
    titulo: 'Solo se paga con la factura',
    frase:
      'Este registro solo confirma compras que se pagan con la factura: envíe generaPago y generaFactura en true y medioPago ff.',
    causa: 'El registro cobra en la factura de telefonía o datos, y de ninguna otra manera.',
    remedio:
      'Pague con la factura de su línea de teléfono o de datos. Un programa envía generaPago y generaFactura en true, y medioPago «ff»; el portal ya lo hace así.',
  },
  NO_HABILITADA: {
    titulo: 'La función está apagada',
    frase: SIN_TRANSFERENCIA,
    causa: 'Este registro no ofrece esa función, o la apagó por un tiempo.',
    remedio: 'Pruebe más adelante o consulte al registro.',
  },
  YA_EN_CARRITO: {
    titulo: 'Ya está en el carrito',
    frase: yaEnCarrito('…'),
    ejemplo: yaEnCarrito('ejemplo.uy'),
    causa: 'Ese dominio está en el carrito desde antes.',
    remedio: 'Siga con la compra, o quítelo del carrito si quiere cargarlo de nuevo.',
  },
  INVITACION_NO_VALIDA: {
    titulo: 'La invitación ya no vale',
    frase: INVITACION_INVALIDA,
    causa: 'Venció, ya se respondió, quien la envió la retiró, o es para otra persona.',
    remedio: 'Pida que se la envíen de nuevo, y ábrala con la cuenta de quien está invitado.',
  },
  DEMASIADAS: {
    titulo: 'Son demasiados pedidos',
    frase: 'Hoy ya pidió … constancias. Vuelva a intentarlo mañana.',
    ejemplo: 'Hoy ya pidió 20 constancias. Vuelva a intentarlo mañana.',
    causa: 'Se pidió más veces de las que se admiten en un día.',
    remedio: 'Espere lo que dice la respuesta.',
  },
  FALTAN_DATOS: {
    titulo: 'Faltan sus datos de contacto',
    frase:
      "Antes de continuar, por favor complete sus datos de contacto predeterminados. Diríjase a 'Mis datos' para verificar y actualizar la información necesaria.",
    causa: 'Quien acepta ser contacto de un dominio figura en él con sus datos, y todavía no los cargó.',
    remedio: 'Complete «Mis datos» y vuelva a intentarlo.',
  },
  OTRA_CANTIDAD: {
    titulo: 'Ya no son los mismos dominios',
    frase: 'El filtro encuentra ahora …, y no los … que usted confirmó. …',
    ejemplo:
      'El filtro encuentra ahora 12 dominios, y no los 10 que usted confirmó. Revise la lista y confirme nuevamente.',
    causa: 'Desde que se contaron, alguno empezó o dejó de cumplir el filtro.',
    remedio: 'Revise la lista y confirme la cantidad de ahora.',
  },
  SIN_PRECIO: {
    titulo: 'Esa terminación no se vende',
    frase: '… no tiene precio en este momento …',
    ejemplo: sinPrecio('ejemplo.uy'),
    causa: 'El registro dejó de vender nombres con esa terminación.',
    remedio: 'Elija otra terminación, o consulte al registro.',
  },
  TICKET_CERRADO: {
    titulo: 'La consulta está cerrada',
    frase: 'La consulta está cerrada. Si necesita algo más, envíe otra.',
    causa: 'Una consulta que se cerró no recibe más mensajes.',
    remedio: 'Envíe una consulta nueva; puede nombrar el número de la anterior.',
  },
  NO_ALOJADO: {
    titulo: 'Sus registros están en otros servidores',
    frase:
      'El dominio está delegado en otros servidores, y sus registros se editan en ellos. Para editarlos aquí, primero alójelo.',
    causa: 'El dominio usa los servidores de nombres de otro proveedor.',
    remedio: 'Edite los registros donde están, o aloje el dominio aquí.',
  },
  YA_ALOJADO: {
    titulo: 'Ya está alojado',
    frase: 'El dominio ya está alojado en el Registro .uy.',
    causa: 'El dominio ya usa los servidores de nombres del Registro .uy.',
    remedio: 'No hace falta nada más: sus registros se editan en el dominio.',
  },
  SIN_FIRMA: {
    titulo: 'Este registro no firma zonas',
    frase: NO_SE_FIRMA_AQUI,
    causa: 'Las zonas se publican en archivos, y quien los lee es quien las firma (DNSSEC).',
    remedio: 'Consulte al registro si sus zonas están firmadas.',
  },
  CONFIRMAR_IDENTIDAD: {
    titulo: 'Hay que confirmar que es usted',
    frase:
      'Para hacer esto hay que haber ingresado hace menos de … minutos con …. Ingrese otra vez y repita lo que pidió.',
    ejemplo:
      'Para hacer esto hay que haber ingresado hace menos de 10 minutos con su contraseña. Ingrese otra vez y repita lo que pidió.',
    causa:
      'Lo que se pidió puede hacer perder un dominio, o muestra todos sus datos, y pasó un rato desde que se ingresó: la sesión puede estar en otras manos.',
    remedio:
      'Ingrese otra vez, con su segundo paso si lo tiene, y envíe de nuevo lo que pidió. En /api se responde 401 y WWW-Authenticate dice qué hace falta (RFC 9470).',
  },
  SIN_SEGUNDO_PASO: {
    titulo: 'El segundo paso se quitó hace poco',
    frase:
      'Hace poco se quitó el segundo paso de su cuenta. Por seguridad, esto se puede hacer desde el …. Si no lo pidió usted, cambie su contraseña ahora y escríbanos.',
    ejemplo:
      'Hace poco se quitó el segundo paso de su cuenta. Por seguridad, esto se puede hacer desde el 03/08/2026 10:00. Si no lo pidió usted, cambie su contraseña ahora y escríbanos.',
    causa:
      'Alguien que sabía solo la contraseña pidió quitar el segundo paso de la cuenta, y se hizo hace menos de 24 horas. Podría no ser su dueño.',
    remedio:
      'Espere a la fecha que dice el mensaje y repita lo que pidió. Si no fue usted quien lo pidió, cambie su contraseña y escríbanos.',
  },
};
