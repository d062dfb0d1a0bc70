/** An address of mail that goes on in a new line after its '@' rather than in the middle of a word. */
export function MailText({ mail }: { mail: string }) {
  const at = mail.lastIndexOf('@') + 1;
  return (
    <>
      {mail.slice(0, at)}
      <wbr />
      {mail.slice(at)}
    </>
  );
}
