import { messagesHook } from '../../../app/i18n.ts';
import { messages as views } from '../../../resources/views/messages.ts';

/** Texts of segments that differ from those of views. */
export const messages = {
  th: {
    ...views.th,
    label: 'กลุ่มลูกค้า',
    chosen: 'กลุ่ม {{name}}',
    changed: 'กลุ่ม {{name}} แก้ไขแล้ว',
    all: 'ทุกคน',
    saveNew: 'บันทึกตัวกรองเป็นกลุ่มใหม่',
    saveNone: 'ตั้งตัวกรองก่อน แล้วบันทึกเป็นกลุ่ม',
    delete: 'ลบกลุ่ม',
    name: 'ชื่อกลุ่ม',
    shareHint: 'ทุกคนที่เห็นรายการนี้จะเห็นกลุ่มนี้',
    'delete.title': 'ลบกลุ่มนี้หรือไม่',
    'delete.own': '“{{name}}” จะถูกลบ ข้อมูลลูกค้าไม่เปลี่ยน',
    'delete.shared': '“{{name}}” จะหายไปจากทุกคนที่ใช้อยู่ ข้อมูลลูกค้าไม่เปลี่ยน',
    saved: 'บันทึกกลุ่มแล้ว',
    deleted: 'ลบกลุ่มแล้ว',
    nowShared: 'ทุกคนเห็นกลุ่มนี้แล้ว',
    nowOwn: 'กลุ่มนี้เป็นของคุณคนเดียวแล้ว',
    gone: 'ไม่มีกลุ่มนี้แล้ว',
    dropped: 'บางส่วนของกลุ่มไม่มีแล้วจึงไม่ได้ใช้',
  },
  en: {
    ...views.en,
    label: 'Segments',
    chosen: 'Segment {{name}}',
    changed: 'Segment {{name}}, changed',
    all: 'Everyone',
    saveNew: 'Save the filter as a new segment',
    saveNone: 'Set a filter first, then save it as a segment',
    delete: 'Delete segment',
    name: 'Segment name',
    shareHint: 'Everyone who sees this list sees the segment',
    'delete.title': 'Delete this segment?',
    'delete.own': '“{{name}}” will be deleted. The customers stay as they are.',
    'delete.shared': '“{{name}}” will be deleted for everyone who uses it. The customers stay as they are.',
    saved: 'Segment saved',
    deleted: 'Segment deleted',
    nowShared: 'Everyone can see this segment now',
    nowOwn: 'Only you can see this segment now',
    gone: 'This segment no longer exists',
    dropped: 'Part of the segment no longer exists and was left out',
  },
};

export const useSegmentMessages = messagesHook(messages);
