const words = (text: string): readonly string[] => text.trim().split(/\s+/);

export const maleNames = words(`
  สมชาย ธนกร ณัฐพล กิตติ ภาคิน ชยพล ปิยะ วรวุฒิ อนุชา สุรชัย ประเสริฐ วีระ พงศกร ธีรภัทร กฤษดา ชัยวัฒน์ ศุภชัย นพดล อภิชาติ
  สมศักดิ์ วิชัย มานพ เอกชัย จักรพันธ์ ณัฐวุฒิ พีรพล ชาญชัย ภูมิพัฒน์ ปุณณวิช ก้องภพ รัชชานนท์ ธนวัฒน์ สิรวิชญ์ พัชรพล ณภัทร
  ศรัณย์ อิทธิพล ภานุวัฒน์ ชินวัตร ปรเมศวร์ เจษฎา ไพโรจน์ ธงชัย บุญมี สุเมธ วสันต์ อดิศักดิ์ ยุทธนา คมสัน ทวีศักดิ์`);

export const femaleNames = words(`
  สมหญิง มาลี สุดา พิมพ์ชนก ณัฐธิดา กัญญา ปิยะนุช วราภรณ์ อรทัย สุภาพร จันทร์เพ็ญ รัตนา นภัสสร ชลธิชา ธัญชนก พรทิพย์ ศิริพร
  กมลชนก ปาริชาติ เบญจมาศ อารียา สุกัญญา วิภาวี ปวีณา ณิชา แพรวา ฟ้าใส ขวัญใจ ดวงใจ มยุรี อัญชลี เพ็ญศรี นงนุช ลลิตา ธิดารัตน์
  ญาดา ชนากานต์ ปุณยวีร์ กานต์ธิดา ภัทรวดี สิรินทร์ เขมิกา วรัญญา พิชญา อภิญญา รุ่งนภา สายฝน บุษบา จิราพร นิตยา`);

export const familyNames = words(
  `
  ใจดี สุขใจ ทองดี แสงทอง ศรีสุวรรณ บุญมา วงศ์ใหญ่ จันทร์แก้ว รักไทย มั่นคง เจริญสุข พรหมมา สายทอง คำแก้ว อินทร์จันทร์
  ชัยมงคล ทรัพย์เจริญ วัฒนกุล พงศ์ไพบูลย์ ตั้งเจริญ ศิริวัฒน์ ประเสริฐสุข แก้วมณี บัวทอง สมบูรณ์ ธรรมรักษ์ ปัญญาดี วิเศษสุวรรณ
  เพชรรัตน์ นาคสุข พูลสวัสดิ์ รุ่งเรือง ลิ้มเจริญ แซ่ตั้ง แซ่ลิ้ม โชติกุล อุดมทรัพย์ เกตุแก้ว ยิ้มแย้ม กิจเจริญ ชูศรี สุวรรณรัตน์
  มีสุข พันธุ์ดี หอมหวาน อ่อนละมัย ชื่นบาน เย็นใจ ดวงแก้ว ขำเจริญ ภู่ทอง ไชยวงศ์ คำปัน อินต๊ะ ใจคำ ตันติกุล หะยีอาแว สาและ
  ณ เชียงใหม่ ทะเลงาม วารีรักษ์ ภูเขียว นิลวรรณ กาญจนสุวรรณ เทพารักษ์ สันติสุข`.replace('ณ เชียงใหม่', 'ณ\u00a0เชียงใหม่'),
).map((name) => name.replace('\u00a0', ' '));

export const nicknames = words(`
  เอ บี ก้อย นุ่น แนน ฝน ฟ้า แอน โอ๋ อ้อม ปุ้ย เปิ้ล กิ๊ฟ มด หนึ่ง สอง ตูน เจ นัท บอย โจ้ แบงค์ เบียร์ ต้น กาย พี ไอซ์ มุก พลอย ใบเตย
  มิ้นท์ แพร เฟิร์น ปลา กุ้ง น้ำ แตงโม ส้ม ข้าว มะนาว ชมพู่ บุ๋ม ตาล หมิว เก่ง ปอนด์ นนท์ อาร์ม โอม ภูมิ`);

export const foreignPeople: readonly (readonly [
  firstname: string,
  lastname: string,
  nationality: string,
  gender: 'Male' | 'Female',
])[] = [
  ['James', 'Whitfield', 'British', 'Male'],
  ['Emma', 'Larsson', 'Swedish', 'Female'],
  ['Yuki', 'Tanaka', 'Japanese', 'Female'],
  ['Hiroshi', 'Sato', 'Japanese', 'Male'],
  ['Min-jun', 'Park', 'Korean', 'Male'],
  ['Wei', 'Chen', 'Chinese', 'Female'],
  ['Li', 'Zhang', 'Chinese', 'Male'],
  ['Sophie', 'Martin', 'French', 'Female'],
  ['Lukas', 'Weber', 'German', 'Male'],
  ['Olivia', 'Brown', 'Australian', 'Female'],
  ['Daniel', 'Miller', 'American', 'Male'],
  ['Priya', 'Sharma', 'Indian', 'Female'],
  ['Aung', 'Kyaw', 'Burmese', 'Male'],
  ['Nguyen', 'Thi Lan', 'Vietnamese', 'Female'],
  ['Marco', 'Rossi', 'Italian', 'Male'],
  ['Anna', 'Kowalska', 'Polish', 'Female'],
];

export const memberTags: readonly string[] = [
  'กาแฟดำ',
  'หวานน้อย',
  'วีแกน',
  'มังสวิรัติ',
  'แพ้ถั่ว',
  'ออฟฟิศใกล้ร้าน',
  'นักศึกษา',
  'ครอบครัว',
  'สายเบเกอรี่',
  'สายมัทฉะ',
  'สั่งประจำ',
  'เดลิเวอรี',
  'นักท่องเที่ยว',
  'รักสุขภาพ',
  'แก้วส่วนตัว',
];

export const memberPortraits: readonly { gender: 'Male' | 'Female'; icon: string }[] = [
  { gender: 'Female', icon: 'woman-medium' },
  { gender: 'Female', icon: 'woman-curly-hair-medium' },
  { gender: 'Female', icon: 'girl-medium' },
  { gender: 'Female', icon: 'woman-teacher-medium' },
  { gender: 'Female', icon: 'old-woman-medium' },
  { gender: 'Male', icon: 'man-medium' },
  { gender: 'Male', icon: 'boy-medium' },
  { gender: 'Male', icon: 'man-curly-hair-medium' },
  { gender: 'Male', icon: 'old-man-medium' },
  { gender: 'Male', icon: 'man-teacher-medium' },
];
