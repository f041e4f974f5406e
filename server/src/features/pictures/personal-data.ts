import { columnRules, OF_ACCOUNT, stays } from '../personal-columns.js';
import { type NotExported, personalData } from '../personal-data.js';
import { Picture } from './picture.entity.js';
import { PictureFile } from './picture-file.entity.js';
import { PictureUpload } from './picture-upload.entity.js';

export const dataOfPictures = [
  personalData({
    name: 'pictureUploads',
    kind: 'EVENTS',
    entity: PictureUpload,
    rowsOf: ({ id: accountId }) => ({ accountId }),
  }),
];

export const notExportedOfPictures: NotExported[] = [
  { entity: Picture, reason: 'its address is in the events that have it' },
  { entity: PictureFile, reason: 'its address is in the events that have it' },
];

const UNTIL_UNUSED = stays('the picture of events; it is deleted a day after no event has it');

export const columnsOfPictures = [
  columnRules('pictures', {
    personal: [[UNTIL_UNUSED, 'content_hash', 'color']],
    notPersonal: ['id', 'width', 'height', 'unused_since'],
  }),
  columnRules('picture_files', { personal: [[UNTIL_UNUSED, 'bytes']], notPersonal: ['picture_id', 'name'] }),
  columnRules('picture_uploads', { personal: [[OF_ACCOUNT, 'account_id', 'picture_id', 'uploaded_at']] }),
];
