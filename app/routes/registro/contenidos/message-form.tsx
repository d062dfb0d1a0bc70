import { RadioCards } from '~/components/form/option-fields';
import { TextAreaField } from '~/components/form/text-area-field';
import { TextField } from '~/components/form/text-field';
import { useForm } from '~/components/form/use-form';
import type { ContenidoEscrito } from '~/registry/contract/oficina/contenidos';
import { WriteForm, type Writing } from '~/routes/registro/write-form';
import { MENSAJE } from './asked';
import { AudienceField } from './audience-field';

interface MessageFormProps extends Writing {
  escrito: Extract<ContenidoEscrito, { clase: 'MENSAJE' }> | null;
}

/** What a message to everybody says. */
export function MessageForm({ escrito, ...writing }: MessageFormProps) {
  const defaultValue = escrito ?? { prioridad: 'BAJA', publico: 'TODOS' };
  const { lastResult, constraint } = writing;
  const [form, fields] = useForm(MENSAJE, { lastResult, constraint, defaultValue });
  return (
    <WriteForm form={form} {...writing}>
      <TextField field={fields.titulo} label="Título" width="full" hint="Lo que se lee en la lista." />
      <TextAreaField
        field={fields.mensaje}
        label="Mensaje"
        hint="Una línea vacía separa los párrafos. Máximo 4000 caracteres."
        rows={10}
      />
      <RadioCards
        field={fields.prioridad}
        label="Prioridad"
        options={[
          { value: 'BAJA', label: 'Baja' },
          { value: 'MEDIA', label: 'Media' },
          { value: 'ALTA', label: 'Alta', hint: 'Cuando quien lo lee tiene que hacer algo.' },
        ]}
      />
      <AudienceField field={fields.publico} />
    </WriteForm>
  );
}
