import 'package:app_links/app_links.dart';

import 'links.dart';

void main() => AppLinks().uriLinkStream.listen(handle);
