/** What came of something the person did. */
export interface Message {
  tone: 'success' | 'danger';
  text: string;
}
