/**
 * An address that opens WhatsApp with a text already written.
 *
 * @param number with its country code, `+20…`; without one the sender chooses whom to send it to.
 */
export function whatsappAddress(text: string, number = ''): string {
  return `https://wa.me/${number.replace('+', '')}?text=${encodeURIComponent(text)}`;
}
